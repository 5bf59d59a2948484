import type { StaffPromoCode } from '@shop/contracts/staff/orders/staff-promo-codes'
import { Link } from '@shop/shell/router'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { Table } from '@shop/ui-kit/page/Table'
import place from '../../list/ListTable.module.css'
import { useTexts } from '../../use-texts.ts'
import css from './PromoCodesTable.module.css'
import { usePromoTexts } from './use-promo-texts.ts'

type PromoState = 'works' | 'off' | 'over' | 'later' | 'used'

const stateTones: Record<PromoState, BadgeTone> = {
  works: 'success',
  off: 'plain',
  over: 'plain',
  later: 'info',
  used: 'warn',
}

const columns = ['code', 'gift', 'days', 'uses', 'state', 'note'] as const

export function PromoCodesTable({ codes }: { codes: readonly StaffPromoCode[] }) {
  const { t } = useTexts()
  const { giftText, daysText, usesText, today } = usePromoTexts()
  return (
    <div className={place.place}>
      <Table caption={t('promo.title')} captionHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`promo.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map(code => {
            const state = promoState(code, today)
            return (
              <tr key={code.code}>
                <th scope="row">
                  <Link to={{ search: `?code=${code.code}` }} className={css.code} aria-haspopup="dialog">
                    {code.code}
                  </Link>
                </th>
                <td className={css.whole}>{giftText(code.gift)}</td>
                <td className={css.whole}>{daysText(code)}</td>
                <td className={css.whole}>{usesText(code)}</td>
                <td>
                  <Badge tone={stateTones[state]}>{t(`promo.states.${state}`)}</Badge>
                </td>
                <td className={css.note}>{code.note}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

/** Can the code be used today? `today` is the day in Kyiv. */
function promoState(code: StaffPromoCode, today: string): PromoState {
  if (!code.active) return 'off'
  if (code.valid_until && code.valid_until < today) return 'over'
  if (code.valid_from && code.valid_from > today) return 'later'
  return code.usage_limit !== null && code.used + code.held >= code.usage_limit ? 'used' : 'works'
}
