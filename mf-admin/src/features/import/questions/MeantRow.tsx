import type { NamedKind } from '@shop/contracts/staff/goods/import-questions'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import type { CallRefusal } from '../../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { MAKE_NEW, type MeantDraft, NO_COLOR } from './answers-draft.ts'
import css from './Questions.module.css'

type Props = {
  kind: NamedKind
  value: string
  label: string
  /** How often and where it stands in the file. */
  hint: string | undefined
  meant: MeantDraft
  choices: readonly { value: string; label: string }[]
  /** What stands for no answer. */
  none: string
  refusal: CallRefusal | undefined
  /** May the name stay in the title of a product, beside its colour or in place of one? */
  canStayInTitle?: boolean
  onChange: (meant: MeantDraft) => void
}

/** A name of the file, what it is in the shop, and the fields of a new thing where it is made. */
export function MeantRow({
  kind,
  value,
  label,
  hint,
  meant,
  choices,
  none,
  refusal,
  canStayInTitle = false,
  onChange,
}: Props) {
  const { t } = useTexts()
  const set = (about: Partial<MeantDraft>) => onChange({ ...meant, ...about })
  const isNew = meant.choice === MAKE_NEW
  const isColor = kind === 'color' || kind === 'title_color'
  const errorOf = (field: string) => {
    const code = refusal?.fields[field]
    if (!code) return undefined
    return code === 'required' ? t('import.questions.needed') : textOfCode(t, 'errors', code)
  }
  const isTaken = refusal?.fields.name === 'name_taken'
  // Its name in addresses is made of the English title.
  const nameError = isTaken
    ? t('import.questions.taken')
    : refusal?.fields.name && (kind === 'size' ? t('import.questions.badSize') : t('import.questions.needsEnglish'))
  return (
    <div className={css.meant}>
      <Select
        label={label}
        hint={hint}
        error={isNew && kind === 'size' ? nameError : undefined}
        value={meant.choice}
        options={[
          { value: '', label: none },
          ...choices,
          { value: MAKE_NEW, label: t(`import.questions.make.${isColor ? 'color' : kind}`) },
        ]}
        onChange={event => {
          const choice = event.currentTarget.value
          const isNone = choice === NO_COLOR
          const becomesOther = canStayInTitle && isNone !== (meant.choice === NO_COLOR)
          set({ choice, ...(becomesOther && { inTitle: isNone }) })
        }}
      />
      {canStayInTitle && meant.choice !== '' && (
        <Checkbox
          label={t('import.questions.inTitle')}
          checked={meant.inTitle}
          onChange={event => set({ inTitle: event.currentTarget.checked })}
        />
      )}
      {isNew && kind === 'size' && <p className={css.about}>{t('import.questions.newSize', { name: value })}</p>}
      {isNew && kind !== 'size' && (
        <div className={css.fields}>
          <TextField
            label={t('import.questions.titleUk')}
            error={errorOf('title.uk')}
            value={meant.uk}
            maxLength={60}
            onChange={event => set({ uk: event.currentTarget.value })}
          />
          <TextField
            label={t('import.questions.titleEn')}
            error={errorOf('title.en') ?? nameError}
            value={meant.en}
            maxLength={60}
            onChange={event => set({ en: event.currentTarget.value })}
          />
          {isColor && (
            <div className={css.hex}>
              <TextField
                label={t('import.questions.hex')}
                error={errorOf('hex')}
                value={meant.hex}
                maxLength={7}
                placeholder="#9caf88"
                spellCheck={false}
                autoComplete="off"
                onChange={event => set({ hex: event.currentTarget.value })}
              />
              {/^#[0-9a-f]{6}$/i.test(meant.hex.trim()) && (
                <Swatch name={t('import.questions.looksLike')} colour={meant.hex.trim()} nameHidden />
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
