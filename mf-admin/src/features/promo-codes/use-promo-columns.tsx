import type { StaffPromoCode } from '@shop/contracts/staff/orders/staff-promo-codes'
import { Link } from '@shop/shell/router'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import type { ListColumn } from '../../list/list-column.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PromoColumns.module.css'
import { usePromoTexts } from './use-promo-texts.ts'

type PromoState = 'archived' | 'works' | 'off' | 'over' | 'later' | 'used'

const stateTones: Record<PromoState, BadgeTone> = {
  archived: 'plain',
  works: 'success',
  off: 'plain',
  over: 'plain',
  later: 'info',
  used: 'warn',
}

export function usePromoColumns(linkTo: (code: string) => { search: string }): ListColumn<StaffPromoCode>[] {
  const { t } = useTexts()
  const { giftText, daysText, usesText, today } = usePromoTexts()
  const label = (id: string) => t(`promo.columns.${id}`)
  return [
    {
      id: 'code',
      label: label('code'),
      heading: true,
      cell: ({ code }) => (
        <Link to={linkTo(code)} className={css.code} aria-haspopup="dialog">
          {code}
        </Link>
      ),
    },
    { id: 'gift', label: label('gift'), className: css.whole, cell: ({ gift }) => giftText(gift) },
    { id: 'days', label: label('days'), className: css.whole, cell: daysText },
    { id: 'uses', label: label('uses'), className: css.whole, cell: usesText },
    {
      id: 'state',
      label: label('state'),
      cell: code => {
        const state = promoState(code, today)
        return <Badge tone={stateTones[state]}>{t(`promo.states.${state}`)}</Badge>
      },
    },
    { id: 'note', label: label('note'), className: css.note, cell: ({ note }) => note },
  ]
}

/** Can the code be used today? `today` is the day in Kyiv. */
function promoState(code: StaffPromoCode, today: string): PromoState {
  if (code.is_archived) return 'archived'
  if (!code.active) return 'off'
  if (code.valid_until && code.valid_until < today) return 'over'
  if (code.valid_from && code.valid_from > today) return 'later'
  return code.usage_limit !== null && code.used + code.held >= code.usage_limit ? 'used' : 'works'
}
