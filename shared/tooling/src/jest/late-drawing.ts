// React draws in a later task after a click, and does not promise which one. Drawn late on purpose, a test that reads the
// page before waiting fails always, and not once in a hundred runs of a busy machine.
const LATE_MS = 40
const later = setTimeout

window.MessageChannel = class {
  port1: { onmessage?: () => void } = {}
  port2 = { postMessage: () => later(() => this.port1.onmessage?.(), LATE_MS) }
} as unknown as typeof MessageChannel
