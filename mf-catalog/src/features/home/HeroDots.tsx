import { useTranslation } from '@shop/shell/i18n'
import css from './HeroDots.module.css'

type HeroDotsProps = { count: number; shown: number; onShow: (place: number) => void }

export function HeroDots({ count, shown, onShow }: HeroDotsProps) {
  const { t } = useTranslation('mf-catalog')
  return (
    <div className={css.dots}>
      {Array.from({ length: count }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          type="button"
          className={css.dot}
          aria-label={t('hero.dot', { place: place + 1, count })}
          aria-current={place === shown ? 'true' : undefined}
          onClick={() => onShow(place)}
        />
      ))}
    </div>
  )
}
