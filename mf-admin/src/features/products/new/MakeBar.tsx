import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useFormContext } from 'react-hook-form'
import type { CallRefusal } from '../../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import type { CommonDraft } from '../product-draft.ts'
import { SaveBar } from '../SaveBar.tsx'
import type { NewArticles } from './use-new-articles.ts'

type Props = {
  articles: NewArticles
  isBusy: boolean
  refusal: CallRefusal | null
  /** It was pressed while files were still on their way. */
  isWaiting: boolean
}

/** Makes the articles, and shows them at once where that is wanted; what they lack for it is said before. */
export function MakeBar({ articles, isBusy, refusal, isWaiting }: Props) {
  const { t } = useTexts()
  const { watch } = useFormContext<CommonDraft>()
  const { isShow, setShow, variants, isUploading } = articles
  const [title, category] = watch(['title', 'category'])
  const lacks = articles.lacksOf({ title, category })
  const named = lacks.map(lack => textOfCode(t, 'showLacks', lack)).join(', ')
  const count = { count: variants.length }
  // A refusal says the same.
  const lacking = lacks.length > 0 && refusal?.code !== 'not_ready' ? `${t('product.lacks')} ${named}` : undefined
  return (
    <SaveBar
      label={variants.length === 0 ? t('product.makeNone') : t(isShow ? 'product.makeShown' : 'product.make', count)}
      isBusy={isBusy}
      refusal={refusal}
      hint={isWaiting && isUploading ? t('newPictures.wait') : undefined}
    >
      <Checkbox
        label={t('product.showAtOnce')}
        hint={isShow ? lacking : t('product.makeHint')}
        checked={isShow}
        onChange={event => setShow(event.currentTarget.checked)}
      />
    </SaveBar>
  )
}
