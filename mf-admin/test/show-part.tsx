import type { ReactNode } from 'react'
import { PageSaveBar } from '../src/forms/PageSaveBar.tsx'
import { SaveParts, useSaveParts } from '../src/forms/save-parts.tsx'
import { showPage } from './show-page.tsx'

/** Shows a form in a page that has one button for all of its forms. */
export function showPart(form: ReactNode, address: string): void {
  showPage(<PageOf>{form}</PageOf>, address)
}

function PageOf({ children }: { children: ReactNode }) {
  const parts = useSaveParts({ onSaved() {} })
  return (
    <SaveParts page={parts.page}>
      {children}
      <PageSaveBar parts={parts} />
    </SaveParts>
  )
}
