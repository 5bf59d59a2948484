import { type StaffProduct, showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Refused } from '../../components/Refused.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './ProductEditor.module.css'
import { lacksIn } from './use-product-errors.ts'

type Props = { product: StaffProduct; onSaved: (revision: number) => void }

/** Whether shoppers see the product; what it still lacks is named before anybody tries. */
export function ProductShowing({ product, onSaved }: Props) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const { article, is_shown } = product
  const refused = lacksIn(refusal)
  const lacks = refused.length > 0 ? refused : product.lacks

  async function change() {
    const saved = await ask(showProductEndpoint, { params: { article }, body: { is_show: !is_shown } })
    if (!saved) return
    notify(t(is_shown ? 'product.hiddenNow' : 'product.shownNow'), { tone: 'success' })
    onSaved(saved.product.revision)
  }
  return (
    <div className={css.showing}>
      <Badge tone={is_shown ? 'success' : 'plain'}>{t(is_shown ? 'products.isShown' : 'products.isHidden')}</Badge>
      {lacks.length > 0 && (
        <p className={css.about}>
          {t('product.lacks')} {lacks.map(lack => textOfCode(t, 'showLacks', lack)).join(', ')}
        </p>
      )}
      <Button variant={is_shown ? 'outline' : 'primary'} size="small" busy={isBusy} onClick={change}>
        {t(is_shown ? 'product.hide' : 'product.show')}
      </Button>
      <Refused refusal={refusal} />
    </div>
  )
}
