import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../use-texts.ts'
import { type ErrorOf, obligatory, optional } from './problem-text.ts'
import css from './TextPair.module.css'

type Props = {
  label: string
  /** Of the form's field that holds `{ uk, en }`. */
  name: string
  /** What is wrong with a field, by its name in the call. */
  errorOf: ErrorOf
  /** Neither language may stay empty. */
  required?: boolean
  /** More than one: a box for longer texts. */
  rows?: number
  maxLength?: number
  /** The Ukrainian text was changed after the English one. */
  isEnglishOlder?: boolean | undefined
}

/** A text in both languages, side by side: what is missing in one of them is seen at once. */
export function TextPair({ label, name, errorOf, required = false, rows = 1, maxLength, isEnglishOlder }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext()
  const describe = required ? obligatory : optional
  return (
    <div className={css.pair}>
      {(['uk', 'en'] as const).map(locale => {
        const field = {
          ...describe(errorOf, `${name}.${locale}`, t(`pair.${locale}`, { label })),
          lang: locale,
          autoComplete: 'off',
          ...(maxLength && { maxLength }),
          ...(isEnglishOlder && locale === 'en' && { hint: t('pair.olderEnglish') }),
          ...register(`${name}.${locale}`),
        }
        return rows > 1 ? <TextArea key={locale} {...field} rows={rows} /> : <TextField key={locale} {...field} />
      })}
    </div>
  )
}
