import { composeLook } from './compose-look.ts'
import { drawVariant } from './draw-variant.ts'
import { leaveFirstTurnHere } from './drawing-priority.ts'
import type { DrawOrder, DrawResult } from './drawing-process.ts'
import { redrawUpload } from './redraw-upload.ts'

// The other end of drawing-process.ts. It ends when its parent lets go of it; a Ctrl-C reaches both, and the parent decides.
leaveFirstTurnHere()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit(0))
process.on('message', async ({ id, work }: DrawOrder) => {
  const report = (result: DrawResult) => process.connected && process.send?.(result)
  try {
    report({ id, made: await carryOut(work) })
  } catch (error) {
    report({ id, problem: error instanceof Error ? error.message : String(error) })
  }
})

function carryOut(work: DrawOrder['work']) {
  if ('upload' in work) return redrawUpload(...work.upload)
  return 'look' in work ? composeLook(...work.look) : drawVariant(...work.variant)
}
