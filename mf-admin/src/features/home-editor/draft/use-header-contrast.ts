import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { useEffect, useState } from 'react'
import { cellsOf, type Device, headerContrast, heroBoxes, regionUnderHeader } from './contrast.ts'

/** The least contrast over all pictures that the header lies on, with dark and with light words. */
export type Contrasts = { dark: number; light: number }

// As many cells as the header is drawn into: a link or an icon covers one or two of them.
const COLUMNS = 48
const ROWS = 3

/** Measures the pictures themselves; null while they come, and when there are none. */
export function useHeaderContrast(pictures: readonly string[], device: Device): Contrasts | null {
  const [contrasts, setContrasts] = useState<Contrasts | null>(null)
  const names = pictures.filter(Boolean).join(' ')
  useEffect(() => {
    let isCurrent = true
    const all = names.split(' ').filter(Boolean)
    Promise.all(all.map(name => measure(name, device))).then(
      found => isCurrent && setContrasts(found.length > 0 ? worst(found) : null),
      // A picture that does not come is complained of elsewhere.
      () => isCurrent && setContrasts(null),
    )
    return () => {
      isCurrent = false
    }
  }, [names, device])
  return contrasts
}

async function measure(name: string, device: Device): Promise<Contrasts> {
  const picture = new Image()
  picture.src = imageAddress(name, 640, 'jpeg')
  await picture.decode()
  const { x, y, width, height } = regionUnderHeader(
    { width: picture.naturalWidth, height: picture.naturalHeight },
    heroBoxes[device],
  )
  const canvas = document.createElement('canvas')
  canvas.width = COLUMNS
  canvas.height = ROWS
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) throw new Error('This browser draws nothing')
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, x, y, width, height, 0, 0, COLUMNS, ROWS)
  const cells = cellsOf(drawing.getImageData(0, 0, COLUMNS, ROWS).data)
  return { dark: headerContrast(cells, 'dark', device), light: headerContrast(cells, 'light', device) }
}

function worst(all: readonly Contrasts[]): Contrasts {
  return { dark: Math.min(...all.map(({ dark }) => dark)), light: Math.min(...all.map(({ light }) => light)) }
}
