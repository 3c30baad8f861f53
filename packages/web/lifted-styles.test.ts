import { expect, test } from 'vitest';
import { liftStyles } from './lifted-styles.ts';

test('style attributes become rules, equal ones the same', () => {
  const { html, css } = liftStyles(
    '<p style="left:1px">a</p><i style="--n:&#x27;x&#x27;"></i><b style="left:1px"></b>',
  );
  expect(html).toBe('<p data-lifted="0">a</p><i data-lifted="1"></i><b data-lifted="0"></b>');
  expect(css).toBe('#root [data-lifted="0"]{left:1px}\n#root [data-lifted="1"]{--n:\'x\'}');
});

test('texts and other attributes that look like styles stay', () => {
  const text = '<p title="a style=&quot;x&quot;">a style=&quot;left:1px&quot;</p>';
  expect(liftStyles(text)).toEqual({ html: text, css: '' });
});

test.each(['a}b{c', '&lt;/style&gt;'])('a style that would end its rule is refused: %s', (style) => {
  expect(() => liftStyles(`<p style="${style}"></p>`)).toThrow('a style must not end its rule');
});
