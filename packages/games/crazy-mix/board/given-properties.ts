import { createContext, useContext } from 'react';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** Properties of the wanted symbol that practice gives away: symbols without them are dimmed. */
export const GivenPropertiesContext = createContext<Draft>(EMPTY_DRAFT);

export const useGivenProperties = (): Draft => useContext(GivenPropertiesContext);
