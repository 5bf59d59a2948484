import { DialogHeader } from '@shop/ui-kit/page/DialogHeader'
import type { ComponentProps } from 'react'
import css from './PanelHeader.module.css'

/** The head of a side panel: it stays while the rest scrolls. */
export function PanelHeader(props: ComponentProps<typeof DialogHeader>) {
  return (
    <div className={css.header}>
      <DialogHeader {...props} />
    </div>
  )
}
