import type { BundleComposition, StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Icon } from '@shop/ui-kit/Icon'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import css from './BundleEditor.module.css'
import { BundleSums } from './BundleSums.tsx'
import { modelOf, percentOf } from './bundle-draft.ts'
import type { BundleEdit } from './bundle-edit.ts'

type Props = {
  known: StaffBundle | null
  edit: BundleEdit
  composition: BundleComposition | undefined
  isOld: boolean
}

/** What the bundle costs, whether shoppers see it, and where to look at it. */
export function BundleAside({ known, edit, composition, isOld }: Props) {
  const { t } = useTexts()
  const { errorOf, form } = edit
  const { register, control } = form
  const [percent, isShown, title, article] = useWatch({ control, name: ['percent', 'is_shown', 'title', 'article'] })
  const isInShop = known?.is_shown === true && !isKeptBack(known)
  return (
    <div className={css.aside}>
      <section className={css.section} aria-label={t('bundle.price')}>
        <TextField
          label={t('bundle.fields.percent')}
          hint={t('bundle.hints.percent')}
          error={errorOf('bundle_discount_percent')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...register('percent')}
        />
        <BundleSums composition={composition} percent={percentOf(percent)} isOld={isOld} isShown={isShown} />
      </section>
      <section className={css.section} aria-label={t('bundle.inShop')}>
        <Checkbox label={t('bundle.fields.is_shown')} error={errorOf('is_shown')} {...register('is_shown')} />
        <Checkbox label={t('bundle.fields.is_new')} {...register('is_new')} />
        <TextField
          label={t('bundle.fields.model')}
          hint={t('bundle.hints.model')}
          error={errorOf('model')}
          placeholder={modelOf(title, article)}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          {...register('model')}
        />
        {known && (
          <a
            href={isInShop ? `/bundle/${known.article}` : `/preview/bundle/${known.article}`}
            target="_blank"
            rel="noreferrer"
            className={css.link}
          >
            {t(isInShop ? 'bundle.open' : 'bundle.preview')}
            <Icon name="external" size={16} />
          </a>
        )}
      </section>
    </div>
  )
}

function isKeptBack({ warnings: { few, hidden, missing } }: StaffBundle): boolean {
  return few || hidden.length > 0 || missing.length > 0
}
