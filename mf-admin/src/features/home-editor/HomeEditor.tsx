import { type StaffHome, staffHomeEndpoint } from '@shop/contracts/staff/storefront/staff-home'
import { notify } from '@shop/shell/notices'
import { useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Tabs } from '@shop/ui-kit/page/Tabs'
import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { Failure } from '../../components/Failure.tsx'
import { EditConflict } from '../../forms/EditConflict.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { Blocks } from './Blocks.tsx'
import { positionOf } from './draft/home-draft.ts'
import { useHomeConflicts } from './draft/use-home-conflicts.ts'
import { useHomeDraft } from './draft/use-home-draft.ts'
import { EditorBar } from './EditorBar.tsx'
import { HeaderColors } from './HeaderColors.tsx'
import css from './HomeEditor.module.css'
import { Preview } from './Preview.tsx'
import { Slides } from './Slides.tsx'
import { Versions } from './Versions.tsx'

/** Read again each time the screen opens: a colleague may have changed the draft. */
export function HomeEditor() {
  const { t } = useTexts()
  useUnsaved(false)
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useStaffEndpoint(
    staffHomeEndpoint,
    {},
    { staleTime: 0, refetchOnMount: 'always' },
  )
  if (error && !data)
    return <Failure error={error} title={t('homeEditor.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data || !isFetchedAfterMount) return <TableSkeleton caption={t('homeEditor.title')} />
  return <EditedHome opened={data.home} />
}

/** A field that is wrong; of a picture the first control that mends it. */
const WRONG = '[aria-invalid="true"], [data-wrong] :is(input, button)'

const tabs = ['slides', 'blocks', 'header'] as const

/** The draft on one side, on the other what it will look like. Tab, open item and history stand in the address. */
function EditedHome({ opened }: { opened: StaffHome }) {
  const { t } = useTexts()
  const draft = useHomeDraft(opened)
  const { home, form, state, refusal, errorOf, isWrong, conflict } = draft
  const fields = useHomeConflicts()
  const [params, setParams] = useSearchParams()
  const editor = useRef<HTMLFormElement>(null)
  const wantsFocus = useRef(false)
  const tab = tabs.find(name => name === params.get('tab')) ?? 'slides'
  const open = params.has('item') ? Number(params.get('item')) - 1 : null

  const go = (tab: string, item: number | null) =>
    setParams({ ...(tab !== 'slides' && { tab }), ...(item !== null && { item: String(item + 1) }) }, { replace: true })
  const changeParams = (change: (params: URLSearchParams) => void) =>
    setParams(before => {
      change(before)
      return before
    })

  // What is wrong may stand in a tab that has to be drawn first.
  useEffect(() => {
    const wrong = wantsFocus.current && editor.current?.querySelector<HTMLElement>(WRONG)
    if (!wrong) return
    wantsFocus.current = false
    wrong.focus()
  })

  async function publish() {
    if (await draft.publish()) {
      notify(t('homeEditor.published'), { tone: 'success' })
      return
    }
    const [field] = draft.missingFields()
    if (!field) return
    const position = positionOf(field)
    go(position.tab, position.item)
    wantsFocus.current = true
  }
  const items = { open, errorOf, isWrong, onOpen: (item: number | null) => go(tab, item) }
  const contents = {
    slides: <Slides {...items} />,
    blocks: <Blocks {...items} known={home.products} />,
    header: <HeaderColors />,
  }
  return (
    <FormProvider {...form}>
      <EditorBar
        draft={draft}
        onPublish={publish}
        onHistory={() => changeParams(params => params.set('history', 'open'))}
      />
      <div className={css.sides}>
        <form ref={editor} noValidate className={css.editor} onSubmit={event => event.preventDefault()}>
          <Tabs
            label={t('homeEditor.parts')}
            tabs={tabs.map(id => ({ id, label: t(`homeEditor.tabs.${id}`), content: contents[id] }))}
            selected={tab}
            onSelect={id => go(id, null)}
          />
        </form>
        <Preview revision={home.draft.revision} isBehind={state !== 'saved'} part={tab} item={open} home={home} />
      </div>
      {params.has('history') && (
        <Versions draft={draft} onClose={() => changeParams(params => params.delete('history'))} />
      )}
      <EditConflict edit={{ refusal, ...conflict }} read={conflict.read} fields={fields} onKeepMine={draft.save} />
    </FormProvider>
  )
}
