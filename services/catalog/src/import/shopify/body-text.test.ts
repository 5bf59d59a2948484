import { processorTime } from '@shop/testing/processor-time'
import { bodyText } from './body-text.ts'

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['<p>Cloth:</p><ul><li>wool</li><li>silk</li></ul>', 'Cloth:\n• wool\n• silk'],
  ['a <b>bold</b> and <em>fine</em> word', 'a bold and fine word'],
  ['<a href="https://x.example/a">the chart</a>', 'the chart (https://x.example/a)'],
  ['<a href="https://x.example">https://x.example</a>', 'https://x.example'],
  ['<a href="mailto:a@b.example">write</a>', 'write (mailto:a@b.example)'],
  ['2 &lt; 3 &amp;&nbsp;4 &#8364; &#x26; &hellip;', '2 < 3 & 4 € & …'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['plain\n   text', 'plain text'],
  ['', ''],
])('%j becomes %j, and nothing is lost', (html, text) => {
  expect(bodyText(html)).toEqual({ text, dropped: 0 })
})

test.each([
  ['<script>alert(1)</script>ok', 'ok', 1],
  ['<style>p{}</style><p>ok</p>', 'ok', 1],
  ['<img src=x onerror=alert(1)>ok', 'ok', 1],
  ['<a href="javascript:alert(1)">ok</a>', 'ok', 1],
  ['<a href="data:text/html,x">ok</a>', 'ok', 1],
  ['<iframe src="https://x.example"><p>in</p></iframe>ok', 'ok', 1],
  ['<table><tr><td>ok</td></tr></table>', 'ok', 3],
  ['<svg><script>x</script></svg>ok', 'ok', 1],
  ['<scr<script>ipt>alert(1)', 'ipt>alert(1)', 1],
  ['<!-- <b> -->ok', 'ok', 0],
])('of %j only %j is left, and what was dropped is counted', (html, text, dropped) => {
  expect(bodyText(html)).toEqual({ text, dropped })
})

test('a long text of broken markup is read at once', () => {
  const html = `${'<a '.repeat(3000)}${'<!--'.repeat(3000)}${'"'.repeat(3000)}`

  expect(processorTime(() => bodyText(html))).toBeLessThan(2000)
})
