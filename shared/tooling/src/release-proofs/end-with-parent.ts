// node --import end-with-parent.ts …: the process ends with the one that started it, however that ended. Its channel closes then, also
// when the other was killed and could stop nothing.
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
