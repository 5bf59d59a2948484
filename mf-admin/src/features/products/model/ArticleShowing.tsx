import type { ModelArticle } from '@shop/contracts/staff/goods/staff-models'
import { showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useId } from 'react'
import { Refused } from '../../../components/Refused.tsx'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useNamed } from '../../../goods/use-named.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { lacksIn } from '../lacks-in.ts'
import { pageOf } from '../list/use-product-columns.tsx'
import css from './Model.module.css'

/** Whether shoppers see an article; what it still lacks is named before anybody tries to show it. */
export function ArticleShowing({ known, isOpen }: { known: ModelArticle; isOpen: boolean }) {
  const { t } = useTexts()
  const { tellSaved } = useTakeBack()
  const id = useId()
  const named = useNamed()
  const { ask, isBusy, refusal } = useStaffCall()
  const { article, height, is_shown } = known
  const refused = lacksIn(refusal)
  const lacks = refused.length > 0 ? refused : known.lacks
  const isArchived = known.lacks.includes('archived')
  const cannot = !is_shown && lacks.length > 0

  async function change() {
    if (cannot) return
    const saved = await ask(showProductEndpoint, { params: { article }, body: { is_show: !is_shown } })
    if (!saved) return
    await renewGoods()
    tellSaved(t(is_shown ? 'model.hiddenNow' : 'model.shownNow', { article }), saved.undo)
  }
  return (
    <li className={css.article}>
      <div className={css.name}>
        {isOpen ? <strong>{article}</strong> : <Link to={pageOf(article)}>{article}</Link>}
        <span className={css.about}>{height === null ? t('product.noHeight') : named.heightTitle(height)}</span>
        {lacks.length > 0 && !isArchived && (
          <span id={id} className={css.about}>
            {t('product.lacks')} {lacks.map(lack => textOfCode(t, 'showLacks', lack)).join(', ')}
          </span>
        )}
      </div>
      <div className={css.state}>
        <Badge tone={is_shown ? 'success' : 'plain'}>
          {t(isArchived ? 'removing.isArchived' : is_shown ? 'products.isShown' : 'products.isHidden')}
        </Badge>
        {!isArchived && (
          <Button
            variant="outline"
            size="small"
            busy={isBusy}
            aria-label={t(is_shown ? 'model.hideOf' : 'model.showOf', { article })}
            aria-disabled={cannot || undefined}
            aria-describedby={lacks.length > 0 ? id : undefined}
            onClick={change}
          >
            {t(is_shown ? 'product.hide' : 'product.show')}
          </Button>
        )}
      </div>
      {refusal?.code !== 'not_ready' && <Refused refusal={refusal} />}
    </li>
  )
}
