import { changeStaffRulesEndpoint, peopleEndpoint } from '@shop/contracts/staff/people/people'
import { queryClient } from '@shop/shell/query'
import { useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { noticeSecondFactor } from '../../session/session-over.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { InvitePanel } from './InvitePanel.tsx'
import css from './People.module.css'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonPanel } from './PersonPanel.tsx'

const NEW = 'new'

/** Everybody of the back office; who is open stands in the address. */
export function People() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(peopleEndpoint, {}, { staleTime: 0 })
  const open = params.get('person')
  const known = data?.people.find(({ id }) => id === open)
  const close = () => setParams({}, { replace: true })

  if (error && !data)
    return <Failure error={error} title={t('people.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.people}>
      <Button className={css.add} onClick={() => setParams({ person: NEW })}>
        {t('people.invite')}
      </Button>
      {!data && <TableSkeleton caption={t('people.title')} />}
      {data && <PeopleTable people={data.people} />}
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
