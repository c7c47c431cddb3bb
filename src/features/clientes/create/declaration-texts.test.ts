import { expect, test } from 'vitest';
import { declarationOpening } from './declaration-texts.ts';

const cliente = { tipo: 'CED', numero: '402-2154903-9', nombre: 'Ana Núñez' };
const company = {
  name: 'Luis Paz',
  mediadorTypeDocument: 'RNC',
  mediadorIdentifier: '131-84520-7',
  mediadorName: 'Corredora Sol, SRL',
};
const person = { name: 'Luis Paz', mediadorTypeDocument: 'CED', mediadorIdentifier: '00113918254', mediadorName: 'Rosa Gil' };

test.each([
  [
    'the user is the intermediary, a company',
    { ...company, typeDocument: 'RNC', identifier: '131845207' },
    cliente,
    'Quien suscribe, la sociedad de comercio Corredora Sol, SRL, en relación con el cliente Ana Núñez, declara lo siguiente:',
  ],
  [
    'the user is the intermediary, a person',
    { ...person, typeDocument: 'CED', identifier: '001-1391825-4' },
    cliente,
    'Yo, Rosa Gil, en relación con el cliente Ana Núñez, declaro lo siguiente:',
  ],
  [
    'the user has no identifier',
    { ...company, typeDocument: null, identifier: null },
    cliente,
    'Quien suscribe, la sociedad de comercio Corredora Sol, SRL, en relación con el cliente Ana Núñez, declara lo siguiente:',
  ],
  [
    'the user works for the intermediary',
    { ...company, typeDocument: 'CED', identifier: '40221549039' },
    cliente,
    'Yo, Luis Paz, en nombre y representación de Corredora Sol, SRL, en relación con el cliente Ana Núñez, declaro lo siguiente:',
  ],
  [
    'the client is the intermediary',
    { ...person, typeDocument: 'CED', identifier: '00113918254' },
    { tipo: 'CED', numero: '001-1391825-4', nombre: 'Rosa Gil' },
    'Yo, Rosa Gil, declaro lo siguiente:',
  ],
])('%s', (_, usuario, declared, words) => expect(declarationOpening(usuario, declared)).toBe(words));
