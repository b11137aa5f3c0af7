import Glibc

exit(LarderProgram.main(CommandLine.arguments))
