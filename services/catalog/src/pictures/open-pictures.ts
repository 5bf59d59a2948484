import type { Log } from '@shop/service-kit/log/log'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import { createLimiter, type Limiter } from '@shop/service-kit/process/limiter'
import { createDrawingProcess } from './drawing-process.ts'
import { createPictureFiles, type PictureFiles, type Uploads } from './picture-files.ts'
import { pictureRoutes } from './pictures.routes.ts'

type Deps = { imagesDir: string; cacheDir: string; uploads: Uploads; log: Log }
type Drawing = ReturnType<typeof createDrawingProcess>
/** `limiter` is for all that draws here: what visitors see, and what staff upload. */
type Pictures = ServiceModule & { files: PictureFiles; drawing: Drawing; limiter: Limiter }

/** Pictures in the sizes and formats that pages ask for. The drawing process is for the service to close, after all that draws. */
export function openPictures({ imagesDir, cacheDir, uploads, log }: Deps): Pictures {
  const drawing = createDrawingProcess()
  const limiter = createLimiter(2)
  const files = createPictureFiles(imagesDir, cacheDir, {
    draw: drawing.draw,
    limiter,
    uploads,
    onUnkept: problem => log.warn({ reason: problem }, 'a picture was sent, but could not be kept'),
  })
  return {
    files,
    drawing,
    limiter,
    routes: [pictureRoutes(files)],
    jobs: [{ name: 'removed-pictures', everySeconds: 600, inEachProcess: true, run: files.forgetRemoved }],
  }
}
