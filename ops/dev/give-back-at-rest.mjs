// A process of `npm run dev` is mostly at rest, and V8 leaves what its last work took where it is. Needs `--expose-gc`.
const LOOK_MS = 5000
/** Of a processor: with less a process is at rest. */
const REST_SHARE = 0.05

let before = process.cpuUsage().user
let hasWorked = true

setInterval(() => {
  const now = process.cpuUsage().user
  const isWorking = now - before > LOOK_MS * 1000 * REST_SHARE
  if (!isWorking && hasWorked) globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
  hasWorked = isWorking
  before = process.cpuUsage().user
}, LOOK_MS).unref()
