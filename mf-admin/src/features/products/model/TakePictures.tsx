import { articleImagesEndpoint, changeImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Refused } from '../../../components/Refused.tsx'
import { imagesOf, storedPicturesOf } from '../../../picture-editor/picture-draft.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'
import { renewModel } from './renew-model.ts'

/** Puts the pictures of the colour in place of those that a height has of its own: from then on they are one. */
export function TakePictures({ from, to }: { from: string; to: string }) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()

  async function take() {
    const [source, target] = [
      await ask(articleImagesEndpoint, { params: { article: from } }),
      await ask(articleImagesEndpoint, { params: { article: to } }),
    ]
    if (!source || !target) return
    const images = imagesOf(storedPicturesOf(source.product).draft)
    const body = { article: to, pictures_revision: target.product.pictures_revision, images, own: false }
    if (!(await ask(changeImagesEndpoint, { body }))) return
    await renewModel()
    notify(t('pictures.saved'), { tone: 'success' })
  }
  return (
    <div>
      <Button variant="outline" size="small" busy={isBusy} onClick={take}>
        {t('model.takePictures', { article: from })}
      </Button>
      <Refused refusal={refusal} />
    </div>
  )
}
