import { useTranslation } from '@shop/shell/i18n'
import { IconButton } from '@shop/ui-kit/IconButton'
import css from './HeroControls.module.css'

type HeroControlsProps = { count: number; shown: number; onShow: (index: number) => void }

/** Under the picture, so that no garment lies behind them. */
export function HeroControls({ count, shown, onShow }: HeroControlsProps) {
  const { t } = useTranslation('mf-catalog')
  return (
    <div className={css.controls}>
      <IconButton
        icon="arrow-left"
        label={t('hero.back')}
        aria-disabled={shown === 0 || undefined}
        onClick={() => onShow(shown - 1)}
      />
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          className={css.dot}
          aria-label={t('hero.dot', { place: index + 1, count })}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
      <IconButton
        icon="arrow-right"
        label={t('hero.on')}
        aria-disabled={shown === count - 1 || undefined}
        onClick={() => onShow(shown + 1)}
      />
    </div>
  )
}
