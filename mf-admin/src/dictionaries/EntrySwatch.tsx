import type { ColorPattern } from '@shop/contracts/catalog/color-pattern'
import { Swatch } from '@shop/ui-kit/choices/Swatch'

/** The sign of a colour beside its name, which says the rest. */
export function EntrySwatch({ hex, pattern }: { hex: string; pattern?: ColorPattern | null | undefined }) {
  return (
    <span aria-hidden="true">
      <Swatch name="" colour={hex} pattern={pattern} />
    </span>
  )
}
