import { type StaffThirdPartyOrder, staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import { thirdPartyListFile } from '@shop/contracts/staff/orders/third-party-list'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import look from '../../list/ListScreen.module.css'
import { Pager } from '../../list/Pager.tsx'
import { useList } from '../../list/use-list.ts'
import { useStaffMember } from '../../session/session.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { NewLinkPanel } from './NewLinkPanel.tsx'
import { ThirdPartyPanel } from './ThirdPartyPanel.tsx'
import { useLinkColumns } from './use-link-columns.tsx'

const NEW = 'new'
/** The list has no filter. */
const nothingAsked = {}

/** Orders that are paid by a link; page and the open one stand in the address. */
export function ThirdPartyOrders() {
  const { t } = useTexts()
  const { may } = useStaffMember()
  useUnsaved(false)
  const list = useList({ filter: {}, opens: 'order' })
  const { page, open, show, close } = list
  const answer = useStaffEndpoint(staffThirdPartyOrdersEndpoint, { query: { page } }, { staleTime: 0 })
  const { data } = answer
  const known = useOpenOrder(open === NEW ? null : open, data?.orders)

  return (
    <div className={look.screen}>
      {may('fulfilment') && (
        <Button className={look.add} aria-haspopup="dialog" onClick={() => show(NEW)}>
          {t('link.add')}
        </Button>
      )}
      <ListBar answer={answer}>
        {data && data.count > 0 && <ExportList calls={thirdPartyListFile} filter={nothingAsked} />}
      </ListBar>
      <List
        caption={t('link.title')}
        columns={useLinkColumns(list.linkToOpen)}
        answer={answer}
        rows={data?.orders}
        idOf={({ number }) => number}
        failed={t('link.failed')}
        empty={<EmptyState title={t('link.none')}>{t('link.noneText')}</EmptyState>}
      />
      {data && <Pager page={page} pages={Math.ceil(data.count / data.limit)} linkTo={list.linkToPage} />}
      {open === NEW && <NewLinkPanel onClose={close} onMade={show} />}
      {known && <ThirdPartyPanel key={known.number} order={known} onClose={close} />}
    </div>
  )
}

/** The one that lies open; another screen may have led to it, so it need not stand on this page of the list. */
function useOpenOrder(open: string | null, listed: readonly StaffThirdPartyOrder[] | undefined) {
  const isOpen = ({ number }: StaffThirdPartyOrder) => number === open
  const here = listed?.find(isOpen)
  const isElsewhere = open !== null && listed !== undefined && !here
  const query = { search: open ?? '' }
  const { data } = useStaffEndpoint(staffThirdPartyOrdersEndpoint, { query }, { enabled: isElsewhere, staleTime: 0 })
  return here ?? (isElsewhere ? data?.orders.find(isOpen) : undefined)
}
