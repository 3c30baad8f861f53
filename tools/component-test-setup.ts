// Adds page.render() to vitest/browser, so that component tests need no import of their own.
import 'vitest-browser-react';
