import type { ProductTranslation } from '../../seed-translation';

export const camerasCapture: Record<string, ProductTranslation> = {
  'castlane-vista-1080p-webcam': {
    name: 'Webcam 1080p Castlane Vista',
    description:
      'Sessenta quadros suaves por segundo e uma lente de vidro que favorece o rosto, mesmo em uma sala comum. O autofoco acerta em menos de meio segundo, e um giro no anel fecha a tampa quando você termina. Prende em qualquer tela ou vai em um tripé.',
    specs: [
      { label: 'Resolução', value: '1920 × 1080 a 60 fps' },
      { label: 'Sensor', value: '1/2,8 de polegada, retroiluminado' },
      { label: 'Lente', value: 'f/2.0 de vidro, 82° de visão' },
      { label: 'Foco', value: 'Autofoco por detecção de fase' },
      { label: 'Conexão', value: 'USB-C, cabo removível de 1,8 m' },
      { label: 'Fixação', value: 'Clipe para tela; rosca de 1/4 de polegada' },
    ],
  },
  'castlane-glance-webcam': {
    name: 'Webcam Castlane Glance',
    description:
      'Um cubinho caprichado que mostra você melhor do que a câmera de qualquer notebook. Full HD, tampa deslizante e microfone para chamadas rápidas. Nada para instalar.',
    specs: [
      { label: 'Resolução', value: '1920 × 1080 a 30 fps' },
      { label: 'Lente', value: 'f/2.4, 78° de visão' },
      { label: 'Privacidade', value: 'Tampa deslizante' },
      { label: 'Conexão', value: 'USB-C, cabo de 1,5 m' },
      { label: 'Dimensões', value: '46 × 46 × 40 mm' },
    ],
  },
  'vantrell-mira-4k-streaming-camera': {
    name: 'Câmera de streaming 4K Vantrell Mira',
    description:
      'Uma câmera mirrorless projetada para ficar ligada. O 4K limpo sai por HDMI ou direto por USB-C enquanto houver energia, sem superaquecer e sem limite de meia hora. O zoom de 16–50 mm que vem na caixa vai da sala inteira ao retrato fechado.',
    specs: [
      { label: 'Sensor', value: 'APS-C de 24 MP' },
      { label: 'Vídeo', value: '3840 × 2160 a 60 fps, 10 bits' },
      { label: 'Lente', value: '16–50 mm f/3.5–5.6, inclusa' },
      { label: 'Tela', value: 'Articulada, sensível ao toque, de 3 polegadas' },
      { label: 'Transmissão', value: 'Modo webcam via USB-C, HDMI limpo' },
      { label: 'Alimentação', value: 'USB-C ou bateria' },
      { label: 'Peso', value: '492 g com lente' },
    ],
  },
  'vantrell-prime-35-lens': {
    name: 'Lente Vantrell Prime 35 mm f/1.4',
    description:
      'A lente que derrete em cores suaves a sala atrás de você. Ampla o bastante para a mesa, clara o bastante para uma lâmpada só e silenciosa enquanto foca. Onze lâminas arredondadas mantêm redondos os pontos de luz.',
    specs: [
      { label: 'Distância focal', value: '35 mm' },
      { label: 'Abertura', value: 'f/1.4 – f/16, 11 lâminas' },
      { label: 'Foco mínimo', value: '0,27 m' },
      { label: 'Rosca do filtro', value: '62 mm' },
      { label: 'Encaixe', value: 'Vantrell V' },
      { label: 'Peso', value: '388 g' },
    ],
  },
  'castlane-relay-4k-capture-card': {
    name: 'Placa de captura 4K Castlane Relay',
    description:
      'Grave um console ou uma câmera em 4K enquanto joga, sem atraso a mais. A Relay fica fora do computador, dispensa fonte e é reconhecida na hora como câmera. A barra de luz fica vermelha durante a gravação.',
    specs: [
      { label: 'Captura', value: '3840 × 2160 a 60 fps' },
      { label: 'Passagem direta', value: '4K a 144 Hz, HDR' },
      { label: 'Entradas', value: 'HDMI 2.1, entrada de linha de 3,5 mm' },
      { label: 'Conexão', value: 'USB-C, 10 Gbit/s' },
      { label: 'Latência', value: 'Menos de 50 ms na prévia' },
      { label: 'Dimensões', value: '118 × 74 × 22 mm' },
    ],
  },
  'castlane-relay-mini-capture-stick': {
    name: 'Stick de captura Castlane Relay Mini',
    description:
      'O jeito mais rápido de transformar uma câmera em webcam. HDMI de um lado, USB do outro e, no meio, 1080p a sessenta quadros. Pequeno o bastante para morar na bolsa da câmera.',
    specs: [
      { label: 'Captura', value: '1920 × 1080 a 60 fps' },
      { label: 'Entrada', value: 'HDMI, até 4K a 30 Hz' },
      { label: 'Conexão', value: 'USB-A, 5 Gbit/s' },
      { label: 'Dimensões', value: '62 × 28 × 13 mm' },
      { label: 'Na caixa', value: 'Stick, adaptador USB-C, bolsinha' },
    ],
  },
  'vantrell-orbit-ptz-camera': {
    name: 'Câmera PTZ Vantrell Orbit',
    description:
      'Um operador de câmera que nunca pisca. A Orbit gira, inclina e dá zoom por controle remoto, joystick ou rede, e segue sozinha quem apresenta pelo palco. Oito posições salvas ficam a um botão de distância.',
    specs: [
      { label: 'Vídeo', value: '1920 × 1080 a 60 fps' },
      { label: 'Zoom', value: 'Óptico de 20×' },
      { label: 'Movimento', value: 'Giro de 340°, inclinação de 120°' },
      { label: 'Saídas', value: 'HDMI, SDI, USB-C, Ethernet' },
      { label: 'Alimentação', value: 'Power over Ethernet ou 12 V' },
      { label: 'Peso', value: '1,6 kg' },
    ],
  },
  'vantrell-skiff-action-camera': {
    name: 'Câmera de ação Vantrell Skiff',
    description:
      'Uma câmera de bolso para tudo o que se move. É à prova d’água até 12 m sem caixa estanque, mantém o horizonte reto na pior trilha e mostra a cena em uma tela frontal. Acompanha duas baterias e três suportes.',
    specs: [
      { label: 'Vídeo', value: '4K a 120 fps' },
      { label: 'Foto', value: '20 MP' },
      { label: 'Ângulo de visão', value: '155°' },
      { label: 'À prova d’água até', value: '12 m' },
      { label: 'Autonomia', value: '110 minutos por bateria' },
      { label: 'Peso', value: '138 g' },
    ],
  },
  'castlane-crosscut-video-switcher': {
    name: 'Switcher de vídeo Castlane Crosscut',
    description:
      'Quatro câmeras, um dedo. Corte, faça fade e picture-in-picture entre quatro fontes HDMI e mande o programa pronto para o computador como uma webcam só. Cada botão é iluminado: ao vivo e prévia nunca se confundem.',
    specs: [
      { label: 'Entradas', value: '4 × HDMI, 2 × 3,5 mm' },
      { label: 'Saídas', value: 'Programa via HDMI, webcam via USB-C' },
      { label: 'Resolução', value: '1920 × 1080 a 60 fps' },
      { label: 'Transições', value: 'Corte, fade, wipe, picture-in-picture' },
      { label: 'Dimensões', value: '238 × 108 × 46 mm' },
      { label: 'Peso', value: '560 g' },
    ],
  },
};
