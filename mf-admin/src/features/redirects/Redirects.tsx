import {
  newRedirectEndpoint,
  redirectListFile,
  redirectsEndpoint,
  removeRedirectEndpoint,
} from '@shop/contracts/staff/storefront/staff-redirects'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { Refused } from '../../components/Refused.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { asBody, useCallForm } from '../../forms/use-call-form.ts'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { formatDay } from '../../moments.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Redirects.module.css'

const nothing = { from: '', to: '' }
/** The list has no filter. */
const nothingAsked = {}

/** Old addresses that lead on, with a form for one more above them. */
export function Redirects() {
  const { t, locale } = useTexts()
  const answer = useStaffEndpoint(redirectsEndpoint, {}, { staleTime: 0 })
  const rows = answer.data?.redirects
  const { ask, isBusy, refusal } = useStaffCall()

  async function remove(from: string) {
    const removed = await ask(removeRedirectEndpoint, { body: { from } })
    await queryClient.invalidateQueries({ queryKey: [redirectsEndpoint.path] })
    if (removed) notify(t('redirects.removed', { from }), { tone: 'success' })
  }
  return (
    <div className={css.screen}>
      <p>{t('redirects.about')}</p>
      <NewRedirect />
      <Refused refusal={refusal} />
      <ListBar answer={answer}>
        {rows && rows.length > 0 && <ExportList calls={redirectListFile} filter={nothingAsked} />}
      </ListBar>
      <List
        caption={t('redirects.title')}
        look="plain"
        answer={answer}
        rows={rows}
        idOf={({ from }) => from}
        failed={t('redirects.failed')}
        empty={<EmptyState title={t('redirects.none')}>{t('redirects.noneText')}</EmptyState>}
        columns={[
          {
            id: 'from',
            label: t('redirects.from'),
            heading: true,
            className: css.address,
            cell: ({ from }) => from,
          },
          {
            id: 'to',
            label: t('redirects.to'),
            className: css.address,
            cell: ({ to, gone }) =>
              gone ? (
                t('redirects.gone')
              ) : (
                <a href={to} target="_blank" rel="noopener">
                  {to}
                </a>
              ),
          },
          { id: 'by', label: t('redirects.by'), cell: ({ by, at }) => `${by}, ${formatDay(at, locale)}` },
          {
            id: 'remove',
            label: t('redirects.remove'),
            cell: ({ from }) => (
              <Button
                variant="text"
                size="small"
                busy={isBusy}
                aria-label={t('redirects.removeOf', { from })}
                onClick={() => remove(from)}
              >
                {t('redirects.remove')}
              </Button>
            ),
          },
        ]}
      />
    </div>
  )
}

function NewRedirect() {
  const { t } = useTexts()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm({
    defaultValues: nothing,
    inputOf: asBody,
  })

  const save = form.handleSubmit(async body => {
    const saved = await ask(newRedirectEndpoint, { body })
    if (!saved) return
    form.reset(nothing)
    await queryClient.invalidateQueries({ queryKey: [redirectsEndpoint.path] })
    notify(t('redirects.saved', { from: saved.redirect.from }), { tone: 'success' })
  })
  return (
    <div className={css.new}>
      <ObligatoryLegend />
      <form ref={element} className={css.form} noValidate aria-label={t('redirects.add')} onSubmit={save}>
        <TextField
          {...obligatory(errorOf, 'from', t('redirects.from'))}
          hint={t('redirects.fromHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          {...form.register('from')}
        />
        <TextField
          {...obligatory(errorOf, 'to', t('redirects.to'))}
          hint={t('redirects.toHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          {...form.register('to')}
        />
        <Button type="submit" busy={isBusy} className={css.send}>
          {t('redirects.add')}
        </Button>
      </form>
      <FormRefusal refusal={refusal} />
    </div>
  )
}
