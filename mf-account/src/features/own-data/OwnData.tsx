import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { Card } from '../../customer/Card.tsx'
import { useRefusedText } from '../../customer/refused-text.ts'
import { useTexts } from '../../use-texts.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { downloadOwnData } from './download-own-data.ts'
import css from './OwnData.module.css'

/** What the shop keeps of her is hers: to take along, and to have removed. */
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
        <div className={css.ways}>
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
