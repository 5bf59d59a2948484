import type { Focus } from '@shop/contracts/catalog/focus'
import { Button } from '@shop/ui-kit/Button'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './FocusPicker.module.css'

type Props = { name: string; focus: Focus | null; onChange: (focus: Focus | null) => void }

/** What is kept in sight where nobody has chosen a point, as the shop's pictures are cut. */
const USUAL: Focus = { x: 50, y: 20 }
const STEPS: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FAST = 10

/** The point that stays in sight where the picture is cut: chosen with a click or the arrow keys, with Shift in larger steps. */
export function FocusPicker({ name, focus, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  const at = focus ?? USUAL
  const address = imageAddress(name, 640, 'webp')

  function pick(event: MouseEvent<HTMLButtonElement>): void {
    // Enter presses a button as well, at no point.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) })
  }
  function step(event: KeyboardEvent): void {
    const way = STEPS[event.key]
    if (!way) return
    event.preventDefault()
    const size = event.shiftKey ? FAST : 1
    onChange({ x: percent((at.x + way.x * size) / 100), y: percent((at.y + way.y * size) / 100) })
  }
  return (
    <div className={css.picker}>
      <div className={css.pictures}>
        <button
          type="button"
          className={css.whole}
          aria-label={t('pictures.focus')}
          aria-describedby={`${id}-at ${id}-hint`}
          onClick={pick}
          onKeyDown={step}
        >
          <img src={address} alt="" className={css.image} />
          <span className={css.point} style={{ insetInlineStart: `${at.x}%`, insetBlockStart: `${at.y}%` }} />
        </button>
        <img src={address} alt="" className={css.cut} style={{ objectPosition: `${at.x}% ${at.y}%` }} />
      </div>
      <p id={`${id}-at`} role="status" className={css.at}>
        {focus ? t('pictures.focusAt', { x: at.x, y: at.y }) : t('pictures.focusUsual')}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {t('pictures.focusHint')}
      </p>
      {focus && (
        <Button variant="text" size="small" onClick={() => onChange(null)}>
          {t('pictures.focusForget')}
        </Button>
      )}
    </div>
  )
}

function percent(part: number): number {
  return Math.min(100, Math.max(0, Math.round(part * 100)))
}
