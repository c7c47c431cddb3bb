// Development only: the page that shows what the machines of a portal's window do, or what an exported session holds.
import { createRoot } from 'react-dom/client';
import './inspector.css';
import { InspectorPage } from './InspectorPage.tsx';
import { createRecordingStore } from './recording-store.ts';

const place = document.getElementById('root');
const store = createRecordingStore(new URLSearchParams(location.search).get('portal'));
if (place) createRoot(place).render(<InspectorPage store={store} />);
