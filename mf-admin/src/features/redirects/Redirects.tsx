import {
  newRedirectEndpoint,
  redirectsEndpoint,
  removeRedirectEndpoint,
} from '@shop/contracts/staff/storefront/staff-redirects'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Table } from '@shop/ui-kit/page/Table'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { formatDay } from '../../moments.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Redirects.module.css'

const nothing = { from: '', to: '' }

/** Old addresses that lead on, with a form for one more above them. */
export function Redirects() {
  const { t } = useTexts()
  const { data, error, isFetching, refetch } = useStaffEndpoint(redirectsEndpoint, {}, { staleTime: 0 })
  if (error && !data)
    return <Failure error={error} title={t('redirects.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.screen}>
      <p>{t('redirects.about')}</p>
      <NewRedirect />
      {!data && <TableSkeleton caption={t('redirects.title')} />}
      {data?.redirects.length === 0 && <EmptyState title={t('redirects.none')}>{t('redirects.noneText')}</EmptyState>}
      {data && data.redirects.length > 0 && <RedirectTable redirects={data.redirects} />}
    </div>
  )
}

function NewRedirect() {
  const { t } = useTexts()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm({ defaultValues: nothing })

  const save = form.handleSubmit(async body => {
    const saved = await ask(newRedirectEndpoint, { body })
    if (!saved) return
    form.reset(nothing)
    await queryClient.invalidateQueries({ queryKey: [redirectsEndpoint.path] })
    notify(t('redirects.saved', { from: saved.redirect.from }), { tone: 'success' })
  })
  return (
    <>
      <form ref={element} className={css.form} noValidate aria-label={t('redirects.add')} onSubmit={save}>
        <TextField
          label={t('redirects.from')}
          hint={t('redirects.fromHint')}
          error={errorOf('from')}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          {...form.register('from')}
        />
        <TextField
          label={t('redirects.to')}
          hint={t('redirects.toHint')}
          error={errorOf('to')}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          {...form.register('to')}
        />
        <Button type="submit" busy={isBusy} className={css.send}>
          {t('redirects.add')}
        </Button>
      </form>
      {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
    </>
  )
}

type TableProps = { redirects: readonly { from: string; to: string; by: string; at: string }[] }

function RedirectTable({ redirects }: TableProps) {
  const { t, locale } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()

  async function remove(from: string) {
    const removed = await ask(removeRedirectEndpoint, { body: { from } })
    await queryClient.invalidateQueries({ queryKey: [redirectsEndpoint.path] })
    if (removed) notify(t('redirects.removed', { from }), { tone: 'success' })
  }
  return (
    <>
      <Refused refusal={refusal} />
      <Table caption={t('redirects.title')} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t('redirects.from')}</th>
            <th scope="col">{t('redirects.to')}</th>
            <th scope="col">{t('redirects.by')}</th>
            <th scope="col">{t('redirects.remove')}</th>
          </tr>
        </thead>
        <tbody>
          {redirects.map(({ from, to, by, at }) => (
            <tr key={from}>
              <th scope="row" className={css.address}>
                {from}
              </th>
              <td className={css.address}>
                <a href={to} target="_blank" rel="noopener">
                  {to}
                </a>
              </td>
              <td>
                {by}, {formatDay(at, locale)}
              </td>
              <td>
                <Button
                  variant="text"
                  size="small"
                  busy={isBusy}
                  aria-label={t('redirects.removeOf', { from })}
                  onClick={() => remove(from)}
                >
                  {t('redirects.remove')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
