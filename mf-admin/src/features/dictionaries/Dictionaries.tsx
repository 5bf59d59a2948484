import { type DictionaryKind, dictionaryKinds } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { useSearchParams } from '@shop/shell/router'
import { leaveBy, useUnsaved } from '@shop/shell/unsaved'
import { Tabs } from '@shop/ui-kit/page/Tabs'
import { useTexts } from '../../use-texts.ts'
import { DictionaryList } from './DictionaryList.tsx'

/** What goods are described by; the list and what is open stand in the address. */
export function Dictionaries() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  useUnsaved(false)
  const asked = params.get('list')
  const kind: DictionaryKind = dictionaryKinds.find(kind => kind === asked) ?? 'collection'
  return (
    <Tabs
      label={t('dict.title')}
      tabs={dictionaryKinds.map(id => ({
        id,
        label: t(`dict.kinds.${id}`),
        content: <DictionaryList key={id} kind={id} />,
      }))}
      selected={kind}
      onSelect={list => leaveBy(() => setParams({ list }))}
    />
  )
}
