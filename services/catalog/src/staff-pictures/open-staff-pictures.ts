import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { addStaffPictureCalls, type StaffPictureCallsDeps } from './staff-pictures.calls.ts'
import { createUploadTaker, type TakeUploadDeps } from './take-upload.ts'
import { removeUnused } from './unused-uploads.ts'

type TakeUpload = StaffPictureCallsDeps['takeUpload']
type Deps = Omit<StaffPictureCallsDeps, 'takeUpload'> &
  TakeUploadDeps & {
    db: Db
    /** Forgets what was made of pictures that are gone. */
    forgetRemoved: () => Promise<void>
  }

/** Pictures that staff upload, and which of them products show. */
export function openStaffPictures(deps: Deps): ServiceModule & { takeUpload: TakeUpload } {
  const takeUpload = createUploadTaker(deps)
  return {
    takeUpload,
    addCalls: internal => addStaffPictureCalls(internal, { ...deps, takeUpload }),
    jobs: [{ name: 'unused-pictures', everySeconds: 6 * 3600, run: () => removeUnused(deps).then(deps.forgetRemoved) }],
  }
}
