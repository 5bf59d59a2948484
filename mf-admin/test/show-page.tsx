import { queryClient } from '@shop/shell/query'
import { addTexts } from '@shop/shell/texts'
import { drawScreen } from '@shop/testing/draw-screen'
import type { ReactNode } from 'react'
import uk from '../src/locales/uk.json' with { type: 'json' }

/** Shows a screen at its address, in Ukrainian, to staff who may do everything. */
export function showPage(screen: ReactNode, address: string): void {
  addTexts('uk', 'mf-admin', uk)
  // jsdom has the element, but not its ways to open and close.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  queryClient.clear()
  drawScreen(screen, address)
}
