import { systemClock } from '@shop/service-kit/process/clock'
import { createLimiter } from '@shop/service-kit/process/limiter'
import { createUploadTaker, type TakeUploadDeps } from './take-upload.ts'

test('an upload that waited so long that its sender has given up is not drawn any more', async () => {
  const limiter = createLimiter(1)
  const other = Promise.withResolvers<void>()
  const before = limiter(() => other.promise)
  let drawn = 0
  const redraw: TakeUploadDeps['redraw'] = async () => {
    drawn += 1
    return { width: 1, height: 1, placeholder: '' }
  }
  const quiet = () => {}
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  // Nothing is kept of what is not drawn.
  const unused = {} as never
  const takeUpload = createUploadTaker({
    uploads: unused,
    storage: unused,
    limiter,
    redraw,
    clock: systemClock,
    log,
    waitsMs: 1,
  })

  await expect(takeUpload(Buffer.from('a dress'), 'olha')).rejects.toMatchObject({ code: 'busy' })

  other.resolve()
  await before
  await limiter(async () => {})
  expect(drawn).toBe(0)
})
