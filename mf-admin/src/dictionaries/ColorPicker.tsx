import { colorPatterns } from '@shop/contracts/catalog/color-pattern'
import { Button } from '@shop/ui-kit/Button'
import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Hsl, hexOfHsl, hslOf, rgbOf } from '../colors/color-codes.ts'
import { nearestNameOf } from '../colors/color-names.ts'
import { contrastOf, type Rgb } from '../colors/contrast.ts'
import { FieldGroup } from '../forms/FieldGroup.tsx'
import { type ErrorOf, obligatory } from '../forms/problem-text.ts'
import { formatNumber } from '../numbers.ts'
import { useTexts } from '../use-texts.ts'
import css from './ColorPicker.module.css'
import { type DictionaryDraft, hexOf } from './dictionary-draft.ts'

/** `--canvas`, on which the shop shows its swatches. */
const CANVAS: Rgb = [250, 247, 243]
/** Below it an edge is not seen without its border (WCAG 2.2, 1.4.11). */
const MIN_EDGE_CONTRAST = 3
/** Where the sliders stand before there is a code. */
const DEFAULT_HSL: Hsl = { hue: 0, saturation: 50, lightness: 50 }
/** Each slider with its greatest value. */
const sliders = [
  ['hue', 359],
  ['saturation', 100],
  ['lightness', 100],
] as const

/** The code of a colour, typed or set by hue, and the nearest name that such colours have in both languages. */
export function ColorPicker({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { register, control, setValue } = useFormContext<DictionaryDraft>()
  const [hex, pattern] = useWatch({ control, name: ['hex', 'pattern'] })
  const code = hexOf(hex)
  const rgb = rgbOf(code)
  const hsl = hslOf(code) ?? DEFAULT_HSL
  const id = useId()
  const moveSlider = (slider: keyof Hsl, value: number) => {
    const moved = { ...hsl, [slider]: value }
    setValue('hex', hexOfHsl(slider === 'hue' ? withVisibleHue(moved) : moved), { shouldDirty: true })
  }
  const patterns = ['', ...colorPatterns] as const
  return (
    <FieldGroup legend={t('colorPicker.title')} wide>
      <div className={css.code}>
        {rgb && <Swatch name={t('dict.looksLike')} colour={code} pattern={pattern || null} nameHidden />}
        <TextField
          {...obligatory(errorOf, 'hex', t('dict.fields.hex'))}
          hint={t('dict.hints.hex')}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          {...register('hex')}
        />
      </div>
      <div className={css.ranges}>
        {sliders.map(([slider, max]) => (
          <div key={slider} className={css.range}>
            <label htmlFor={`${id}-${slider}`}>{t(`colorPicker.${slider}`)}</label>
            <input
              id={`${id}-${slider}`}
              type="range"
              min={0}
              max={max}
              value={hsl[slider]}
              data-slider={slider}
              onChange={event => moveSlider(slider, event.currentTarget.valueAsNumber)}
            />
          </div>
        ))}
      </div>
      {rgb && <NearestName code={code} />}
      {rgb && <EdgeContrast rgb={rgb} />}
      <Select
        label={t('dict.fields.pattern')}
        hint={t('dict.hints.pattern')}
        error={errorOf('pattern')}
        options={patterns.map(value => ({ value, label: t(`dict.patterns.${value || 'plain'}`) }))}
        {...register('pattern')}
      />
    </FieldGroup>
  )
}

/** The code of a grey, white or black holds no hue: one chosen for it would be lost at once. */
function withVisibleHue(hsl: Hsl): Hsl {
  const lightness = Math.min(95, Math.max(5, hsl.lightness))
  return { ...hsl, lightness, saturation: Math.max(hsl.saturation, 10) }
}

function NearestName({ code }: { code: string }) {
  const { t } = useTexts()
  const { setValue, control } = useFormContext<DictionaryDraft>()
  const title = useWatch({ control, name: 'title' })
  const nearest = nearestNameOf(code)
  const hasThisTitle = title.uk === nearest.uk && title.en === nearest.en
  return (
    <p className={css.nearest}>
      {t('colorPicker.nearest', nearest)}
      {!hasThisTitle && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            setValue('title.uk', nearest.uk, { shouldDirty: true })
            setValue('title.en', nearest.en, { shouldDirty: true })
          }}
        >
          {t('colorPicker.useName')}
        </Button>
      )}
    </p>
  )
}

function EdgeContrast({ rgb }: { rgb: Rgb }) {
  const { t, locale } = useTexts()
  const contrast = contrastOf(rgb, CANVAS)
  const ratio = formatNumber(contrast, locale, { most: 1 })
  return (
    <p className={css.fact}>
      {t(contrast < MIN_EDGE_CONTRAST ? 'colorPicker.edgeFaint' : 'colorPicker.edgeSeen', { ratio })}
    </p>
  )
}
