import { systemClock } from '@shop/service-kit/process/clock'
import { createPlaces } from '../pictures/slots.ts'
import { createUploadTaker, type TakeUploadDeps } from './take-upload.ts'

test('an upload that waited so long that its sender has given up is not drawn any more', async () => {
  const places = createPlaces(1)
  const isTaken = places.enter(1)
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
    ...{ uploads: unused, storage: unused, places, redraw, clock: systemClock, log },
    waitsMs: 1,
  })

  await expect(takeUpload(Buffer.from('a dress'), 'olha')).rejects.toMatchObject({ code: 'busy' })

  places.leave(1)
  expect({ isTaken, drawn }).toEqual({ isTaken: true, drawn: 0 })
})
