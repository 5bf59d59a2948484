import { call } from '@shop/api-client/call'
import { exportDataEndpoint } from '@shop/contracts/customers/privacy'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { Card } from '../../customer/Card.tsx'
import { useRefusedText } from '../../customer/refused-text.ts'
import { useTexts } from '../../use-texts.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import css from './OwnData.module.css'

/** What the shop stores of the customer can be exported, and removed. */
export function OwnData() {
  const { t } = useTexts()
  const refusedText = useRefusedText()
  const [isFetching, setFetching] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  async function download() {
    setFetching(true)
    setRefused(null)
    await downloadOwnData().catch(error => setRefused(refusedText(error)))
    setFetching(false)
  }
  return (
    <Card title={t('personal.own.title')} about={t('personal.own.about')}>
      <p role="alert" className={css.refused}>
        {refused}
      </p>
      {isLeaving ? (
        <DeleteAccount onCancel={() => setLeaving(false)} />
      ) : (
        <div className={css.actions}>
          <Button variant="outline" size="small" busy={isFetching} onClick={download}>
            {t('personal.own.download')}
          </Button>
          <Button variant="text" size="small" onClick={() => setLeaving(true)}>
            {t('personal.own.delete')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** A file that the customer can read, and hand on. */
async function downloadOwnData(): Promise<void> {
  const { data } = await call(exportDataEndpoint, {})
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `levada-${data.exported_at.slice(0, 10)}.json`
  link.click()
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
