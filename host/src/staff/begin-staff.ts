import { beginPreview } from './begin-preview.ts'
import { leaveOfficeByLoading } from './leave-office.ts'

/** What only staff's pages need; true for a preview, which the server has marked. */
export function beginStaff(): boolean {
  const isPreview = document.documentElement.dataset.preview !== undefined
  if (isPreview) beginPreview()
  else leaveOfficeByLoading()
  return isPreview
}
