import { changeStaffRulesEndpoint, peopleEndpoint, peopleListFile } from '@shop/contracts/staff/people/people'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Refused } from '../../components/Refused.tsx'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import look from '../../list/ListScreen.module.css'
import { useList } from '../../list/use-list.ts'
import { noticeSecondFactor } from '../../session/session-over.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { InvitePanel } from './InvitePanel.tsx'
import css from './People.module.css'
import { PersonPanel } from './PersonPanel.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'

const NEW = 'new'
/** The list has no filter. */
const nothingAsked = {}

/** Everybody of the back office; who is open stands in the address. */
export function People() {
  const { t } = useTexts()
  useUnsaved(false)
  const { open, show, close, linkToOpen } = useList({ filter: {}, opens: 'person' })
  const answer = useStaffEndpoint(peopleEndpoint, {}, { staleTime: 0 })
  const { data } = answer
  const known = data?.people.find(({ id }) => id === open)

  return (
    <div className={look.screen}>
      <Button className={look.add} aria-haspopup="dialog" onClick={() => show(NEW)}>
        {t('people.invite')}
      </Button>
      <ListBar answer={answer}>
        <ExportList calls={peopleListFile} filter={nothingAsked} />
      </ListBar>
      <List
        caption={t('people.title')}
        columns={usePeopleColumns(linkToOpen)}
        answer={answer}
        rows={data?.people}
        idOf={({ id }) => id}
        failed={t('people.failed')}
        empty={null}
      />
      {data && <RequiredOfAll isRequired={data.rules.second_factor_required} />}
      {open === NEW && <InvitePanel onClose={close} />}
      {known && <PersonPanel key={known.id} person={known} onClose={close} />}
    </div>
  )
}

function RequiredOfAll({ isRequired }: { isRequired: boolean }) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  async function change(second_factor_required: boolean) {
    if (!(await ask(changeStaffRulesEndpoint, { body: { second_factor_required } }))) return
    await queryClient.invalidateQueries({ queryKey: [peopleEndpoint.path] })
    notify(t('people.rulesSaved'), { tone: 'success' })
    await noticeSecondFactor()
  }
  return (
    <div className={css.rules}>
      <Checkbox
        label={t('people.requireOfAll')}
        hint={t('people.requireOfAllText')}
        checked={isRequired}
        aria-busy={isBusy}
        onChange={event => void change(event.currentTarget.checked)}
      />
      <Refused refusal={refusal} />
    </div>
  )
}
