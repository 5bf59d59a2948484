import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { type Device, LEAST_CONTRAST } from './draft/contrast.ts'
import type { HomeDraft } from './draft/home-draft.ts'
import { type Contrasts, useHeaderContrast } from './draft/use-header-contrast.ts'
import css from './HeaderColors.module.css'

/** The colour of the words over the pictures, and whether they can be read on the very pictures that were chosen. */
export function HeaderColors() {
  const { t } = useTexts()
  const { register, control } = useFormContext<HomeDraft>()
  const [slider, onWide, onPhones] = useWatch({
    control,
    name: ['slider', 'is_header_white', 'is_header_white_mobile'],
  })
  const wide = useHeaderContrast(
    slider.map(({ image }) => image),
    'wide',
  )
  const phone = useHeaderContrast(
    slider.map(({ image_mobile }) => image_mobile),
    'phone',
  )
  return (
    <div className={css.colors}>
      <p className={css.about}>{t(slider.length > 0 ? 'homeEditor.headerText' : 'homeEditor.headerNoSlides')}</p>
      <Checkbox label={t('homeEditor.whiteOnWide')} {...register('is_header_white')} />
      <Readable device="wide" contrasts={wide} isLight={onWide} />
      <Checkbox label={t('homeEditor.whiteOnPhones')} {...register('is_header_white_mobile')} />
      <Readable device="phone" contrasts={phone} isLight={onPhones} />
    </div>
  )
}

type ReadableProps = { device: Device; contrasts: Contrasts | null; isLight: boolean }

function Readable({ device, contrasts, isLight }: ReadableProps) {
  const { t, locale } = useTexts()
  if (!contrasts) return null
  const ratioText = (ratio: number) =>
    t('homeEditor.ratio', { ratio: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(ratio) })
  const chosen = isLight ? contrasts.light : contrasts.dark
  const other = isLight ? contrasts.dark : contrasts.light
  const where = t(`homeEditor.over.${device}`)
  if (chosen >= LEAST_CONTRAST)
    return (
      <Notice tone="success" announced>
        {t('homeEditor.readable', { where, ratio: ratioText(chosen) })}
      </Notice>
    )
  return (
    <Notice tone="warn" title={t('homeEditor.hardToRead')} announced>
      {t('homeEditor.contrast', { where, ratio: ratioText(chosen), least: ratioText(LEAST_CONTRAST) })}{' '}
      {other > chosen && t(isLight ? 'homeEditor.tryDark' : 'homeEditor.tryLight', { ratio: ratioText(other) })}
    </Notice>
  )
}
