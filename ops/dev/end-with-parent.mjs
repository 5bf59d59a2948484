// A process of `npm run dev` ends when the one that started it does, however that ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
